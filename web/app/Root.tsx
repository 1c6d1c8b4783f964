import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../core/language/i18n.tsx";
import { RenderedAt } from "../core/moments/usePresent.ts";
import { App } from "./router.tsx";

/** The app without its router, which differs between the browser and prerendering. */
export function Root({
	queries,
	locale,
	renderedAt,
	router: Router,
}: {
	queries: QueryClient;
	locale: Locale;
	/** When the document was rendered, in ms since 1970, if it was rendered ahead. */
	renderedAt: number | undefined;
	router: (props: { children: ReactNode }) => ReactNode;
}) {
	return (
		<StrictMode>
			<QueryClientProvider client={queries}>
				<RenderedAt value={renderedAt}>
					<Language initial={locale}>
						<Router>
							<App />
						</Router>
					</Language>
				</RenderedAt>
			</QueryClientProvider>
		</StrictMode>
	);
}
