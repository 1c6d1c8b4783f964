const whitespace = /[\s\p{Cc}]+/gu;
/** Punctuation that must not precede an ellipsis. */
const mark = /[.,:;،؛]+$/u;

/** Beginning of a text in one line, cut between words. A text within the limit is not cut. */
export function excerpt(text: string, most: number): string {
	const line = text.replace(whitespace, " ").trim();
	if (line.length <= most) return line;
	const cut = line.slice(0, most - 1);
	const end = line[most - 1] === " " ? cut.length : cut.lastIndexOf(" ");
	const words = cut.slice(0, end === -1 ? cut.length : end).toWellFormed();
	return `${words.replace(mark, "")}…`;
}
