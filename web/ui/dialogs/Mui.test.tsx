/** @jest-environment jsdom */
import { CacheProvider } from "@emotion/react";
import InputBase from "@mui/material/InputBase";
import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import { cacheFor, themeFor } from "./Mui.tsx";

test("keeps placeholder styles when mirroring for Arabic", () => {
	const { container } = render(
		<CacheProvider value={cacheFor("ar")}>
			<ThemeProvider theme={themeFor("ar")}>
				<InputBase
					placeholder="بحث"
					sx={{ paddingLeft: "7px", "&::placeholder": { color: "red" } }}
				/>
			</ThemeProvider>
		</CacheProvider>,
	);
	expect(container.querySelector("input")?.placeholder).toBe("بحث");
	const styles = [...document.styleSheets]
		.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
		.join("\n");
	const written = [...document.querySelectorAll("style")]
		.map((style) => style.textContent)
		.join("\n");
	expect(styles + written).toMatch(/padding-right:\s*7px/);
	expect(styles + written).toContain("::placeholder");
});
