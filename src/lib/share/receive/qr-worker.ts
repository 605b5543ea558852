/** Reads QR codes beside the page, where the browser has no reader of its own. */
import { readCode, type Picture } from './read-code';

self.onmessage = ({ data: picture }: MessageEvent<Picture>): void => self.postMessage(readCode(picture));
