/** Reads `games/<game>/rulebook/asked.<locale>.txt`: a heading with ids of sections, then a question a line. */

/** Questions as players ask them, and the ids of the sections that answer them, the best first. */
export interface AskedForms {
	readonly sections: readonly string[];
	readonly forms: readonly string[];
}

/**
 * @returns the questions by heading, in order
 * @throws Error for a question before the first heading; the build takes no such file
 */
export const readAsked = (text: string): readonly AskedForms[] => {
	const groups: { readonly sections: readonly string[]; readonly forms: string[] }[] = [];
	for (const line of text.split('\n').map((one) => one.trim())) {
		if (line.startsWith('# ')) groups.push({ sections: line.slice(2).trim().split(/\s+/), forms: [] });
		else if (line !== '') {
			const last = groups.at(-1);
			if (!last) throw new Error(`“${line}” stands before the first section`);
			last.forms.push(line);
		}
	}
	return groups;
};
