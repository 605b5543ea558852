/** English words that are not the glossary’s: docs/glossary.md has the word for each thing. */
import { isIn, no, onlyMessages, type WordRule } from './rule';

export const forbiddenEnglish: readonly WordRule[] = [
	no('en', /\bbegun\b/i, ['nobody says it at a table', 'Started'], ['Begun'], ['Started'], onlyMessages),
	no(
		'en',
		/\b(?:(?:multi)?colors?|colored|favors?|favorites?|gr[a]y|center(?:ed)?|neighbors?|honors?|canceled|behavior)\b/i,
		['the spelling is British', 'colour, favour, grey, centre, cancelled'],
		['five colors', 'a favor token'],
		['five colours', 'a favour token', 'cancelled']
	),
	no(
		'en',
		/\bhand(?:ed|ing|s)?[ -]over\b/i,
		['one verb for it', 'send to another phone'],
		['Hand over', 'Handed over.'],
		['Send to another phone', 'cards in hand']
	),
	no(
		'en',
		/\b(?:cannot|can’t|could not|couldn’t) be found\b/i,
		['a riddle for who looks for it', 'what is not here, and where it may be'],
		['The match cannot be found'],
		['Match not found', 'It is not on this device']
	),
	no(
		'en',
		/\blots? falls?\b/i,
		['nobody says it', '“{name} goes first” or “draw lots”'],
		['The lot falls on Tom'],
		['Tom goes first', 'drawn by lot']
	),
	no(
		'en',
		/\bstill to say\b/i,
		['a calque', '“Ruri is still missing”'],
		['Still to say: Ruri'],
		['Ruri is still missing']
	),
	no(
		'en',
		/\bscore it so\b|\bit was the other\b|\blike is compared\b/i,
		['a riddle', 'what is meant, in a plain sentence'],
		['Score it so', 'It was the other? Tap their name.', 'Only like is compared with like'],
		['Score anyway']
	),
	no(
		'en',
		/\b(?:put|puts|set|sets) (?:it |them )?right\b/i,
		['one verb for it', 'edit, or correct while it is being entered'],
		['Set right what differs', 'Put it right'],
		['Set the clock', 'on the right']
	),
	no(
		'en',
		/\b(?:correct|amend) (?:a|an|the|that|past) (?:past )?(?:round|month|match|turn \d)\b/i,
		['one verb for it', 'edit'],
		['undo the last action or correct a round'],
		['edit a round', 'correct the turn first']
	),
	no(
		'en',
		/\brecords of (?!(?:the|a|all|this|that|these|what)\b)/i,
		['a calque', '“Koï-Koï records”'],
		['Records of Koï-Koï', 'Records of {game}'],
		['Koï-Koï records', 'the records of the match']
	),
	no(
		'en',
		/\bmemory\b/i,
		['the memory is the players’', 'storage'],
		['a memory of its own'],
		['its own storage'],
		onlyMessages
	),
	no(
		'en',
		/\b(?:un)?stored\b|\bstoring\b|\bstores\b/i,
		['it is the app’s word, not a player’s', 'saved, saving'],
		['Your stored matches are safe', 'Storing did not work'],
		['Your saved matches are safe', 'storage'],
		onlyMessages
	),
	no(
		'en',
		/\b(?:nothing|everything|all)(?: of it)? (?:is|was|has been|will be) (?:yet )?kept\b/i,
		['one verb for it', 'saved'],
		['Nothing was kept.', 'Nothing is kept yet'],
		['Nothing has been saved.'],
		onlyMessages
	),
	no(
		'en',
		/\bapplication\b/i,
		['one word for it', 'the app'],
		['Update the application'],
		['Update the app']
	),
	no(
		'en',
		/\bplayed on apart\b|\bdoes not go anywhere\b/i,
		['a telegraphic participle', 'a sentence: each phone went on by itself'],
		['Played on apart'],
		['Each phone went on by itself']
	),
	no(
		'en',
		/\bhouse rule\b/i,
		['always several', 'house rules'],
		['{count} house rule set'],
		['Your house rules'],
		onlyMessages
	),
	no('en', /\bclick/i, ['one taps', 'tap'], ['Click the card'], ['Tap the card']),
	no(
		'en',
		/\bsmartphones?\b|\bmobile phones?\b/i,
		['one word for it', 'phone'],
		['your smartphone'],
		['this phone']
	),
	no(
		'en',
		/\bsquar(?:e)d? away\b|\bjoin(?:ing)? key\b|\binvitation code\b/i,
		['one word for it', 'join code'],
		['an invitation code'],
		['a join code']
	),
	no(
		'en',
		/\brounds?\b/i,
		['Koï-Koï is played in months', 'month'],
		['Round 3', 'two rounds'],
		['month 3', 'around the table'],
		isIn('koikoi')
	),
	no(
		'en',
		/\brematch\b/i,
		['nobody wins against anybody in a show', 'Play again'],
		['Rematch'],
		['Play again'],
		isIn('hanabi')
	),
	no(
		'en',
		/\bmoves?\b(?! (?:to|on|up)\b)/i,
		['Hanabi is played in turns', 'turn'],
		['Move 3', 'Moves played'],
		['Turn 3', 'moves up'],
		isIn('hanabi')
	),
	no(
		'en',
		/\bties?\b/i,
		['one word for it', 'draw'],
		['the match is a tie', 'Final tie'],
		['a draw'],
		isIn('koikoi', 'geisha', 'app')
	),
	no(
		'en',
		/[\d}]\s(?:new )?(?:taps?|moves?|steps?)\b/i,
		['what is stored of a match that comes from another phone has one name', 'entry'],
		['{count} move since', '{count} taps set aside'],
		['{count} new entries', 'Tap the code'],
		isIn('share')
	)
];
