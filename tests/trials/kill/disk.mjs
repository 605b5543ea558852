/**
 * A disk of its own for a browser's profile, whose power can be cut: what was written and not yet brought to the disk
 * is lost, as when a phone's battery goes. It is an image with ext4 on it, and the cut is the one that file systems
 * are tested with (`EXT4_IOC_SHUTDOWN`, without a flush of the journal).
 *
 * What it is not: a disk that says it has written and has not. No program can tell of that one.
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
 * @property {string} path a folder on it.
 * @property {(() => number) | undefined} cut takes its power: nothing more is written. Tells when, in milliseconds since
 *   1970; undefined where it cannot be had.
 * @property {() => void} restart gives it back; nobody may have a file of it open.
 * @property {() => void} flush brings all that was written to the disk.
 * @property {() => void} remove
 */

const quietly = { stdio: /** @type {const} */ ('ignore') };

/** @returns {Disk} one whose power can be cut, as root on Linux; else a folder like any other. */
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
