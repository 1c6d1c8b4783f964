import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { defaultLocale, isLocale } from "#shared/core/locales.ts";
import { eventsQuery } from "../competition/events/events.queries.ts";
import { createQueryClient } from "../core/calls/queries.ts";
import { showStoredToast } from "../core/toasts.tsx";
import { loadTooltips } from "../ui/tooltips/loadTooltips.ts";
import { isRendered } from "./loading/isRendered.ts";
import { prefillPublicSettings, prefillQueries } from "./loading/prefill.ts";
import { Root } from "./Root.tsx";
import "./styles.css";

const { lang } = document.documentElement;
const root = document.getElementById("root") as HTMLElement;
const data = document.getElementById("data");
const rendered = isRendered();
const publicSettings = document.getElementById("public-settings")?.textContent;
const queries = createQueryClient();
if (data) prefillQueries(queries, JSON.parse(data.textContent));
if (publicSettings) prefillPublicSettings(queries, JSON.parse(publicSettings));

const app = (
	<Root
		queries={queries}
		locale={isLocale(lang) ? lang : defaultLocale}
		renderedAt={rendered ? Number(data?.dataset.at) : undefined}
		router={BrowserRouter}
	/>
);
// A transition lets hydration yield to scrolling and typing.
if (rendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// From here on React handles clicks.
document.documentElement.dataset.listening = "";
loadTooltips();

showStoredToast();
// A prerendered page may be a minute old, but places at events go faster.
if (rendered) void queries.invalidateQueries(eventsQuery);
