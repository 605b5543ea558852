/**
 * An svg of the page as an image. An image has no style sheets and no custom properties, so the copy carries what the
 * page computed for it as attributes.
 */

/** What an element has from its parent, unless it has its own. */
const inherited = [
	...['color', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width'],
	...['stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'visibility'],
	...['font-family', 'font-size', 'font-weight', 'text-anchor']
] as const;
/** What an element does not have from its parent, with the value that says nothing. */
const ownDefaults = { opacity: '1', display: 'inline' } as const;

/** Writes what the page computed for an element into its copy, where the copy would not have it otherwise. */
const inline = (element: Element, copy: Element, isRoot: boolean): void => {
	const style = getComputedStyle(element);
	const parent = !isRoot && element.parentElement ? getComputedStyle(element.parentElement) : undefined;
	for (const name of inherited) {
		const value = style.getPropertyValue(name);
		if (value === parent?.getPropertyValue(name)) copy.removeAttribute(name);
		else copy.setAttribute(name, value);
	}
	for (const [name, none] of Object.entries(ownDefaults)) {
		const value = style.getPropertyValue(name);
		// How a box is laid out says nothing within a drawing.
		if (value === none || (name === 'display' && value !== 'none')) copy.removeAttribute(name);
		else copy.setAttribute(name, value);
	}
	if (element.tagName === 'svg' && !isRoot) copy.setAttribute('overflow', style.overflow);
	copy.removeAttribute('class');
};

/**
 * @param drawing must be rendered in the page
 * @returns its source, to be drawn in the middle of so many pixels
 */
const standaloneSource = (drawing: SVGSVGElement, width: number, height: number, fit: string): string => {
	const copy = drawing.cloneNode(true) as SVGSVGElement;
	const copies = [copy, ...copy.querySelectorAll('*')];
	for (const [index, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
		const its = copies[index];
		if (its) inline(element, its, index === 0);
	}
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('preserveAspectRatio', fit);
	return new XMLSerializer().serializeToString(copy);
};

/**
 * @param drawing an svg that is rendered in the page, though it may be hidden from view
 * @param fit whether it is shown whole, with its ground going on at the sides, or cut to fill the image
 * @returns an image of so many pixels
 * @throws {Error} when the browser cannot draw it
 */
export const imageOf = async (
	drawing: SVGSVGElement,
	width: number,
	height: number,
	fit: 'whole' | 'filling'
): Promise<HTMLImageElement> => {
	const image = new Image();
	const source = standaloneSource(
		drawing,
		width,
		height,
		fit === 'whole' ? 'xMidYMid meet' : 'xMidYMin slice'
	);
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
	await image.decode();
	return image;
};
