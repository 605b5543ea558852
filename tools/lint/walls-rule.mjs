/** The ESLint rule `ochaya/walls`, which checks every kind of import against `walls.mjs`. */
import { relative, sep } from 'node:path';
import { root } from '../paths.mjs';
import { wallBetween } from './walls.mjs';

/**
 * @typedef {{ type: string, value?: unknown, quasis?: { value: { cooked?: string | null } }[], elements?: Node[] }} Node
 */

/**
 * @param {Node | null | undefined} node
 * @returns {string[]} the import specifiers in the node; for a template literal, its text before the first
 *   placeholder.
 */
const addresses = (node) => {
	if (!node) return [];
	if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
	if (node.type === 'TemplateLiteral') return [node.quasis?.[0]?.value.cooked ?? ''];
	if (node.type === 'TSLiteralType')
		return addresses(/** @type {{ literal: Node }} */ (/** @type {unknown} */ (node)).literal);
	if (node.type === 'ArrayExpression') return (node.elements ?? []).flatMap(addresses);
	return [];
};

/** @type {import('eslint').Rule.RuleModule} */
const walls = {
	meta: { type: 'problem', schema: [], messages: { wall: 'A wall between rooms: {{why}}.' } },
	create(context) {
		const importer = relative(`${root}src`, context.filename).split(sep).join('/');
		if (importer.startsWith('..') && !importer.startsWith('../tools/')) return {};
		/** @param {any} node @param {Node | null | undefined} source */
		const check = (node, source) => {
			for (const address of addresses(source)) {
				const why = wallBetween(importer, address);
				if (why) context.report({ node, messageId: 'wall', data: { why } });
			}
		};
		/** @param {any} node */
		const checkSource = (node) => check(node, node.source);
		return {
			ImportDeclaration: checkSource,
			ExportNamedDeclaration: checkSource,
			ExportAllDeclaration: checkSource,
			ImportExpression: checkSource,
			/** @param {any} node */
			TSImportType: (node) => check(node, node.source ?? node.argument),
			"CallExpression[callee.object.type='MetaProperty'][callee.property.name='glob']":
				/** @param {any} node */ (node) => check(node, node.arguments[0])
		};
	}
};

export default { meta: { name: 'ochaya' }, rules: { walls } };
