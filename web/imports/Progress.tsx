type Props = { label: string; done: number; all: number; children: string };

/** How far something is, as a bar and in words. Renewed too often to be read aloud each time. */
export const Progress = ({ label, done, all, children }: Props) => (
	<div className="stack tight">
		<span>{children}</span>
		<progress className="import-progress" max={Math.max(all, 1)} value={done} aria-label={label} />
	</div>
);
