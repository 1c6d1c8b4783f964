import createCache from "@emotion/cache";
import { CacheProvider, Global, ThemeProvider } from "@emotion/react";
import { createTheme } from "@mui/material/styles";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { type ReactNode, useMemo } from "react";
import { prefixer } from "stylis";
import { direction, type Locale } from "#shared/core/locales.ts";
import { useLocale } from "../../core/language/messages.ts";

declare module "@mui/material/styles" {
	/** The theme uses CSS variables, which enables `generateStyleSheets`. */
	interface CssThemeVariables {
		enabled: true;
	}
}

/** Emotion cache for MUI's styles; mirrors them for Arabic. */
export const cacheFor = (locale: Locale) =>
	direction[locale] === "rtl"
		? createCache({ key: "mui-rtl", stylisPlugins: [prefixer, rtlPlugin] })
		: createCache({ key: "mui" });

/** On phones a dialog fills almost the whole screen. */
const almostWhole = {
	margin: "0.75rem",
	width: "calc(100% - 1.5rem)",
	maxWidth: "calc(100% - 1.5rem)",
	maxHeight: "calc(100% - 1.5rem)",
};

/** MUI uses the variables of tokens.css, so there is one look and one dark theme. */
export const themeFor = (locale: Locale) =>
	createTheme({
		cssVariables: { nativeColor: true },
		direction: direction[locale],
		typography: { fontFamily: "var(--font)", button: { textTransform: "none" } },
		shape: { borderRadius: 8 },
		palette: {
			primary: { main: "var(--red)", dark: "var(--red-deep)", contrastText: "var(--on-red)" },
			background: { default: "var(--paper)", paper: "var(--card)" },
			text: { primary: "var(--ink)", secondary: "var(--ink-soft)" },
			divider: "var(--line)",
		},
		components: {
			MuiDialog: { styleOverrides: { paper: { "@media (max-width: 40rem)": almostWhole } } },
		},
	});

/**
 * Providers for MUI components, loaded only with them. Emotion's ThemeProvider is enough: MUI's
 * also brings colour scheme switching, default props and the direction of sliders and tabs, none of
 * which we use.
 */
export function MuiIn({ locale, children }: { locale: Locale; children: ReactNode }) {
	const [cache, theme] = useMemo(() => [cacheFor(locale), themeFor(locale)], [locale]);
	return (
		<CacheProvider value={cache}>
			<ThemeProvider theme={theme}>{children}</ThemeProvider>
			<Global styles={theme.generateStyleSheets()} />
		</CacheProvider>
	);
}

/** Provides MUI's theme in the language of the page. */
export default function Mui({ children }: { children: ReactNode }) {
	return <MuiIn locale={useLocale()}>{children}</MuiIn>;
}
