/** The camera while it reads codes: lit when asked for, off as soon as it is done or the page is left. */
import { openReader, type CodeReader } from './code-reader';

export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing' | 'failed';

/** Between two looks: several a second, and the phone stays cool. */
const pause = 90;

export class Camera {
	state = $state<CameraState>('off');
	stream = $state.raw<MediaStream>();
	#reader: CodeReader | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** @param onread called with the text of each code that is seen, again and again. */
	constructor(private readonly onread: (text: string) => void) {}

	/** Asks for the camera. Where it is refused or missing, `state` says so. */
	async start(): Promise<void> {
		this.state = 'starting';
		// Where the page is not served safely, browsers have no cameras at all.
		const devices = navigator.mediaDevices as MediaDevices | undefined;
		if (!devices) {
			this.state = 'missing';
			return;
		}
		try {
			const stream = await devices.getUserMedia({
				video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
			});
			if (this.#isStopped()) {
				for (const track of stream.getTracks()) track.stop();
				return;
			}
			this.stream = stream;
			this.#reader = await openReader();
			this.state = 'on';
		} catch (error) {
			const name = error instanceof DOMException ? error.name : '';
			this.stop();
			this.state = name === 'NotAllowedError' ? 'refused' : name === 'NotFoundError' ? 'missing' : 'failed';
		}
	}

	/** It was stopped while it was being asked for. */
	#isStopped(): boolean {
		return this.state !== 'starting';
	}

	/** Shows the camera in a video and reads from it, until it is stopped. */
	readonly show = (video: HTMLVideoElement): (() => void) => {
		video.srcObject = this.stream ?? null;
		void video.play().catch(() => undefined);
		const look = async (): Promise<void> => {
			if (this.state !== 'on') return;
			try {
				const text = await this.#reader?.read(video);
				if (text !== undefined) this.onread(text);
			} catch {
				this.stop();
				this.state = 'failed';
				return;
			}
			this.#timer = setTimeout(() => void look(), pause);
		};
		void look();
		return () => this.stop();
	};

	stop(): void {
		clearTimeout(this.#timer);
		for (const track of this.stream?.getTracks() ?? []) track.stop();
		this.#reader?.close();
		this.#reader = undefined;
		this.stream = undefined;
		this.state = 'off';
	}
}
