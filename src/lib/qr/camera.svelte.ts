/**
 * The camera for reading QR codes: it is switched on by `start` and off by `stop`, or when its video is
 * removed.
 */
import { openCodeReader, type CodeReader } from './code-reader';

export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing' | 'failed';

/** Milliseconds between two readings: often enough for a code, and without heating the phone. */
const pause = 90;

const endStream = (stream: MediaStream): void => {
	for (const track of stream.getTracks()) track.stop();
};

export class Camera {
	state = $state<CameraState>('off');
	stream = $state.raw<MediaStream>();
	#reader: CodeReader | undefined;
	/** Counts the times it was started or stopped: what a start waited for is nothing to a later one. */
	#turn = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** @param onread called with the text of each code that is read, also of one read before. */
	constructor(private readonly onread: (text: string) => void) {}

	/** Asks for the camera. `state` tells if it is refused or missing. */
	async start(): Promise<void> {
		this.state = 'starting';
		const turn = (this.#turn += 1);
		// Without https, browsers have no `mediaDevices`.
		const devices = navigator.mediaDevices as MediaDevices | undefined;
		if (!devices) {
			this.state = 'missing';
			return;
		}
		try {
			const stream = await devices.getUserMedia({
				video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
			});
			if (turn !== this.#turn) {
				endStream(stream);
				return;
			}
			this.stream = stream;
			const reader = await openCodeReader();
			if (turn !== this.#turn) {
				reader.close();
				return;
			}
			this.#reader = reader;
			this.state = 'on';
		} catch (error) {
			if (turn !== this.#turn) return;
			const name = error instanceof DOMException ? error.name : '';
			this.stop();
			this.state = name === 'NotAllowedError' ? 'refused' : name === 'NotFoundError' ? 'missing' : 'failed';
		}
	}

	/** An attachment that shows the camera in a video and reads codes from it, until the camera is stopped. */
	readonly show = (video: HTMLVideoElement): (() => void) => {
		video.srcObject = this.stream ?? null;
		void video.play().catch(() => undefined);
		const read = async (): Promise<void> => {
			if (this.state !== 'on') return;
			try {
				const text = await this.#reader?.read(video);
				if (text !== undefined) this.onread(text);
			} catch {
				this.stop();
				this.state = 'failed';
				return;
			}
			this.#timer = setTimeout(() => void read(), pause);
		};
		void read();
		return () => this.stop();
	};

	stop(): void {
		this.#turn += 1;
		clearTimeout(this.#timer);
		if (this.stream) endStream(this.stream);
		this.#reader?.close();
		this.#reader = undefined;
		this.stream = undefined;
		this.state = 'off';
	}
}
