/** The document that says of which version a group is. */
export const groupSign = { _id: 'group', ochaya: 6, kind: 'group' };
