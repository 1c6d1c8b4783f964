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

/** Keeps the choice where the page, the edge and the next visit find it. */
function remember(locale: Locale) {
	document.documentElement.lang = locale;
	document.documentElement.dir = direction[locale];
	document.cookie = `${languageCookie.name}=${locale}; ${languageCookie.attributes}`;
	try {
		localStorage.setItem("language", locale);
	} catch {
		// Storage is switched off: the choice lasts as long as the page.
	}
}

export function Language({ initial, children }: { initial: Locale; children: ReactNode }) {
	const [locale, setLocale] = useState(initial);
	// As a transition: a page whose own code is still on its way stays as it is, until it can be shown in the other language.
	const choose = useCallback((next: Locale) => startTransition(() => setLocale(next)), []);
	useLayoutEffect(() => {
		if (locale !== document.documentElement.lang) remember(locale);
	}, [locale]);
	const tag = formatLocale[locale];
	// Texts come as default messages of their own screen, in the language shown: see messages.ts.
	const provided = useMemo(() => ({ locale: tag, defaultLocale: tag }), [tag]);
	return (
		<Toggle value={choose}>
			<IntlProvider {...provided} timeZone={timeZone}>
				{children}
			</IntlProvider>
		</Toggle>
	);
}
