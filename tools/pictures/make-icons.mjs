#!/usr/bin/env node
/**
 * Makes the app's PNG icons from `static/favicon.svg`. Run it again when that drawing changes.
 *
 * The drawing keeps its lantern within the middle 80 %, which every system's mask shows. So a maskable icon
 * is the same drawing with the night colour filled into the corners.
 */
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { browserArgs, ensureBrowser } from '../../tests/support/browser.mjs';
import { palettePng } from './palette-png.mjs';
import { root } from '../paths.mjs';

/** The background colour of the drawing. */
const night = '#141b40';
const icons = [
	{ file: 'icons/icon-192.png', side: 192, corners: 'transparent' },
	{ file: 'icons/icon-512.png', side: 512, corners: 'transparent' },
	{ file: 'icons/maskable-192.png', side: 192, corners: night },
	{ file: 'icons/maskable-512.png', side: 512, corners: night },
	// iOS rounds the corners itself, and shows transparent corners in black.
	{ file: 'apple-touch-icon.png', side: 180, corners: night }
];
/** Enough for the six flat colours of the drawing and the blends at their edges. */
const colours = 64;

const drawing = readFileSync(`${root}static/favicon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
const page = await browser.newPage();
for (const { file, side, corners } of icons) {
	const rgba = await page.evaluate(
		async ({ drawing, side, corners }) => {
			const image = new Image(side, side);
			image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
			await image.decode();
			const canvas = new OffscreenCanvas(side, side);
			const context = canvas.getContext('2d');
			if (!context) throw new Error('This browser draws no canvas.');
			context.fillStyle = corners;
			context.fillRect(0, 0, side, side);
			context.drawImage(image, 0, 0, side, side);
			return Array.from(context.getImageData(0, 0, side, side).data);
		},
		{ drawing, side, corners }
	);
	const png = palettePng(Uint8Array.from(rgba), side, colours);
	writeFileSync(`${root}static/${file}`, png);
	console.log(`${file}  ${String(png.length)} bytes`);
}
await browser.close();
