import {
	createContext,
	type ReactNode,
	startTransition,
	useCallback,
	useContext,
	useLayoutEffect,
	useMemo,
	useState,
} from "react";
import { IntlProvider } from "react-intl";
import { direction, formatLocale, type Locale, languageCookie } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";

const Toggle = createContext<(locale: Locale) => void>(() => {});

/** Changes the reader's language. */
export const useSetLocale = () => useContext(Toggle);

/**
 * Stores the language in the document, in a cookie for the edge, and in local storage for the next
 * visit.
 */
function remember(locale: Locale) {
	document.documentElement.lang = locale;
	document.documentElement.dir = direction[locale];
	document.cookie = `${languageCookie.name}=${locale}; ${languageCookie.attributes}`;
	// The line that offers the Arabic site to newcomers: see web/public/app/boot.js.
	document.getElementById("arabic")?.remove();
	try {
		localStorage.setItem("language", locale);
	} catch {
		// If storage is disabled, the choice lasts until the page is closed.
	}
}

export function Language({ initial, children }: { initial: Locale; children: ReactNode }) {
	const [locale, setLocale] = useState(initial);
	// A transition keeps the current page until the code of the next one has loaded and it can render
	// in the new language.
	const choose = useCallback((next: Locale) => startTransition(() => setLocale(next)), []);
	useLayoutEffect(() => {
		if (locale !== document.documentElement.lang) remember(locale);
	}, [locale]);
	const tag = formatLocale[locale];
	// Each screen passes its own texts as default messages: see messages.ts.
	const provided = useMemo(() => ({ locale: tag, defaultLocale: tag }), [tag]);
	return (
		<Toggle value={choose}>
			<IntlProvider {...provided} timeZone={timeZone}>
				{children}
			</IntlProvider>
		</Toggle>
	);
}
