import { createMessageForTest } from "../../core/contact.ts";
import type { SamplesOf } from "../../core/samples.ts";
import { ownAddress } from "../../core/wire.ts";

export default {
	send: async () => ({
		address: ownAddress(),
		body: { name: "Reem", email: "reem@test.example", message: "When do beginners train?" },
	}),
	list: async () => ({ query: { status: "open", limit: "5" } }),
	get: async () => ({ params: { id: (await createMessageForTest()).id } }),
	answer: async () => ({
		params: { id: (await createMessageForTest()).id },
		body: { text: "On Sundays at six.", version: 1 },
	}),
	mark: async () => ({
		params: { id: (await createMessageForTest()).id },
		body: { status: "done", version: 1 },
	}),
} satisfies SamplesOf<"contact">;
