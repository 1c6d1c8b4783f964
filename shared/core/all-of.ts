/** Joins the parts of a union: what each of several domains states, as one type. */
export type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
	part: infer All,
) => void
	? All
	: never;
