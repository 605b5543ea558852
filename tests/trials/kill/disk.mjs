/**
 * A disk for a browser's profile whose power can be cut: data that was written but not flushed is lost, as
 * when a phone's battery runs out. It is an image with ext4, and the cut is the one that file systems are
 * tested with (`EXT4_IOC_SHUTDOWN`, without a flush of the journal).
 *
 * It does not simulate a disk that reports a flush without doing it, which no program can detect.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const size = 1024 ** 3;
const stop = `
	use Time::HiRes 'time';
	open(my $disk, '<', $ARGV[0]) or die $!;
	my $how = pack('L', 2);
	printf('%d', time * 1000);
	ioctl($disk, 0x8004587d, $how) or die $!`;

/**
 * @typedef {object} Disk
 * @property {string} path a folder on the disk.
 * @property {(() => number) | undefined} cut cuts the power, so that nothing more is written, and returns the
 *   time in milliseconds since 1970; undefined where this is not possible.
 * @property {() => void} restart restores the power; no file of the disk may be open.
 * @property {() => void} flush flushes all written data to the disk.
 * @property {() => void} remove
 */

const quietly = { stdio: /** @type {const} */ ('ignore') };

/** @returns {Disk} a disk whose power can be cut, if run as root on Linux; otherwise an ordinary folder. */
export const makeDisk = () => {
	const folder = mkdtempSync(join(tmpdir(), 'ochaya-kill-'));
	const [image, path] = [join(folder, 'image'), join(folder, 'disk')];
	mkdirSync(path);
	const flush = () => execFileSync('sync', ['-f', path]);
	const mount = () => execFileSync('mount', ['-o', 'loop', image, path], quietly);
	const unmount = () => execFileSync('umount', [path], quietly);
	const remove = () => rmSync(folder, { recursive: true, force: true });
	try {
		writeFileSync(image, '');
		truncateSync(image, size);
		execFileSync('mkfs.ext4', ['-q', '-F', image], quietly);
		mount();
	} catch {
		return { path, cut: undefined, restart: () => undefined, flush, remove };
	}
	return {
		path,
		cut: () => Number(execFileSync('perl', ['-e', stop, path])),
		restart: () => {
			unmount();
			mount();
		},
		flush,
		remove: () => {
			unmount();
			remove();
		}
	};
};
