import createCache from "@emotion/cache";
import { CacheProvider, Global, ThemeProvider } from "@emotion/react";
import { createTheme } from "@mui/material/styles";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { type ReactNode, useMemo } from "react";
import { prefixer } from "stylis";
import { direction, type Locale } from "#shared/core/locales.ts";
import { useLocale } from "../../core/language/messages.ts";

declare module "@mui/material/styles" {
	/** Our theme names its colours as variables, and so can write the sheet that defines them. */
	interface CssThemeVariables {
		enabled: true;
	}
}

/** Styles of MUI's parts; mirrored for Arabic. */
export const cacheFor = (locale: Locale) =>
	direction[locale] === "rtl"
		? createCache({ key: "mui-rtl", stylisPlugins: [prefixer, rtlPlugin] })
		: createCache({ key: "mui" });

/** On a phone a dialog needs the room. */
const almostWhole = {
	margin: "0.75rem",
	width: "calc(100% - 1.5rem)",
	maxWidth: "calc(100% - 1.5rem)",
	maxHeight: "calc(100% - 1.5rem)",
};

/** MUI draws with the variables of tokens.css, so there is one look and one dark theme. */
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
 * Wraps whatever uses MUI; fetched only with it. The provider is emotion's, which MUI's parts read too: MUI's own also
 * brings a switch of colour schemes, defaults of props and the direction for sliders and tabs, none of which we use.
 */
export default function Mui({ children }: { children: ReactNode }) {
	const locale = useLocale();
	const [cache, theme] = useMemo(() => [cacheFor(locale), themeFor(locale)], [locale]);
	return (
		<CacheProvider value={cache}>
			<ThemeProvider theme={theme}>{children}</ThemeProvider>
			<Global styles={theme.generateStyleSheets()} />
		</CacheProvider>
	);
}
