/** A worker that reads QR codes, for browsers without `BarcodeDetector`. */
import { readCode, type PixelData } from './read-code';

self.onmessage = ({ data }: MessageEvent<PixelData>): void => self.postMessage(readCode(data));
