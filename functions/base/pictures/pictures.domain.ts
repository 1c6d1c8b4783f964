import { defineDomain } from "../../core/domain.ts";

export const picturesDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["picture", "attempts", "repeat"],
		audits: true,
		images: "write",
		uploads: "readWrite",
		// Makes ten files per picture and waits up to 10 s for another site; the API's limit is 30 s.
		size: { memory: 3008, seconds: 29 },
		native: "sharp",
	},
	audited: { picture: "superAdmins" },
	entities: {
		// Pages keep the pictures that staff uploaded for them.
		picture: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 330,
				items: [
					{
						of: ({ id }) => ({ ownerId: id }),
						index: 1,
						only: ({ purpose, usedBy }) => purpose === "portrait" || usedBy === undefined,
						removed: "remove",
						merged: { repoint: "ownerId" },
					},
				],
			},
			export: { all: ["id", "purpose", "address", "createdAt"] },
		},
	},
});
