/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { Language } from "../core/i18n.tsx";

// The router asks for it when it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { MemoryRouter } = await import("react-router-dom");
const { userQuery } = await import("../core/session.ts");
const { Home } = await import("./Home.tsx");

const home = (client: QueryClient) =>
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<Language initial="en">
					<Home />
				</Language>
			</MemoryRouter>
		</QueryClientProvider>,
	);

describe("the start page", () => {
	test("says that the user is loading where the profile part is missing", () => {
		const client = new QueryClient();
		client.setQueryData(userQuery.queryKey, { id: 1, email: "reem@test.example" } as never);
		home(client).getByText("Loading user data...");
	});

	test("says so while somebody of whom nothing is known is asked for again", () => {
		const client = new QueryClient();
		client.setQueryData(userQuery.queryKey, null);
		void client.fetchQuery({ ...userQuery, queryFn: () => new Promise<null>(() => {}), staleTime: 0 });
		home(client).getByText("Loading user data...");
	});
});
