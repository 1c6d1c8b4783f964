/** SSM parameter with a name that the data stack publishes to other stacks. */
export const parameterName = (stage: { name: string }, key: string) =>
	`/kyokushin/${stage.name}/${key}`;
