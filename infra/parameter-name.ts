/** Where a stage's data stack keeps a name that others read. */
export const parameterName = (stage: { name: string }, key: string) =>
	`/kyokushin/${stage.name}/${key}`;
