type Guardianship = {
	childId: number;
	guardianId: number;
	state?: "active" | "frozen" | "ended";
	endsOn?: string;
};

/** The record of a guardianship that a parent has declared; active unless `wish` says otherwise. */
export const guardianshipForTest = (wish: Guardianship) => ({
	capacity: "father" as const,
	basis: "declared" as const,
	state: "active" as const,
	endsOn: "2199-01-01",
	createdAt: "2025-01-01T00:00:00.000Z",
	createdBy: 1,
	...wish,
});
