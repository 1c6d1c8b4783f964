type Props = { label: string; done: number; all: number; children: string };

/**
 * Progress as a bar and as text. Not a live region, because it updates too often to be read aloud.
 */
export const Progress = ({ label, done, all, children }: Props) => (
	<div className="stack tight">
		<span>{children}</span>
		<progress className="import-progress" max={Math.max(all, 1)} value={done} aria-label={label} />
	</div>
);
