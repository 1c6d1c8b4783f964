/** An item as stored in the table. */
export type Item = Record<string, unknown>;

export const itemOf = (put: { params(): object }) => (put.params() as { Item: Item }).Item;

export const dayMs = 24 * 60 * 60 * 1000;
export const iso = (ms: number) => new Date(ms).toISOString();

export const textEn =
	"Weigh-in at eight, bouts from ten. Bring your card, white gi and protection. Families are welcome. ";
export const textAr =
	"الوزن في الثامنة والنزالات من العاشرة. أحضر بطاقتك والبدلة البيضاء والواقيات. نرحب بالعائلات. ";
