/** Lists, for each file that writes to the database, who tells the user that a write failed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/paths.mjs';

/** By file: who shows that a write failed; where nobody does, why that is harmless. */
const reporterByFile: Readonly<Record<string, string>> = {
	'store/lines/append.ts': 'the table, and the notice of what waits (SaveNotice, Unsaved)',
	'store/backup/import.ts': 'the import, the hand-over (BackupPanel, ReceiveScreen)',
	'store/players/players.ts': 'the name being given (Naming)',
	'store/players/same-player.ts': 'the settings of the player (PersonSettings)',
	'store/players/delete-player.ts': 'the settings of the player, and the list (RemovePlayer, PlayersScreen)',
	'store/players/hidden-players.ts': 'the settings of the player, and the list (RemovePlayer, HiddenPlayers)',
	'store/settings/seasons.ts': 'the season being named (SeasonSheet)',
	'store/rule-sets/rule-sets.ts': 'the rules of the setup (RuleSetSheet, RuleChanges)',
	'store/players/seatings.ts': 'nobody: the notes stay, and the list takes them up when it is next read',
	'store/settings/settings.ts':
		'nobody: a setup, what was done once, and a backup are remembered where they can be',
	'store/settings/kept.ts': 'nobody: a form and a hand that are not kept last as long as the screen',
	'store/settings/sent.ts': 'nobody: a match whose sending is not noted is offered again',
	'store/results/scan-results.ts': 'nobody: results are made anew from the rows',
	'store/backup/folder.ts': 'the folder of backups in the settings (AutoBackupPanel, FolderNotice)',
	'store/lists/rebuild-rows.ts': 'nobody: rows are made anew from the entries',
	'sync/store-page.ts': 'the sign of the group',
	'sync/compare.ts': 'the sign of the group',
	'sync/send.ts': 'the sign of the group',
	'sync/marks.ts': 'joining and leaving the group (JoinForm, JoinedGroup)'
};

const lib = join(root, 'src/lib');
/** The files that import `write` of `store/db/transact.ts`, without which nothing can write. */
const writing = readdirSync(lib, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
	.filter((file) =>
		/import \{[^}]*\bwrite\b[^}]*\} from '[^']*transact(\.ts)?'/.test(readFileSync(join(lib, file), 'utf8'))
	);

test('each file that writes is listed', () => {
	expect(writing.toSorted()).toEqual(Object.keys(reporterByFile).toSorted());
});
