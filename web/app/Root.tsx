import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../core/language/i18n.tsx";
import { App } from "./router.tsx";

/** The app without its router, which differs between the browser and prerendering. */
export function Root({
	queries,
	locale,
	router: Router,
}: {
	queries: QueryClient;
	locale: Locale;
	router: (props: { children: ReactNode }) => ReactNode;
}) {
	return (
		<StrictMode>
			<QueryClientProvider client={queries}>
				<Language initial={locale}>
					<Router>
						<App />
					</Router>
				</Language>
			</QueryClientProvider>
		</StrictMode>
	);
}
