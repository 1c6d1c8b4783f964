// usage: node shot.ts <port> <outdir> <spec...>   spec = who|lang|width|theme|path[|full][|actions]
import { chromium } from "playwright-core";
import { findChromium } from "#tests/core/chromium.ts";
const [port, out, ...specs] = process.argv.slice(2);
const base = `http://localhost:${port}`;
const browser = await chromium.launch({ executablePath: await (findChromium as any)(), args: ["--no-sandbox"] });
const contexts = new Map<string, any>();
for (const s of specs) {
  const [who, lang, width, theme, path, mode, action] = s.split("|");
  const key = [who, lang, width, theme].join("-");
  let ctx = contexts.get(key);
  if (!ctx) {
    ctx = await browser.newContext({ viewport: { width: +width!, height: +width! < 600 ? 844 : 900 }, colorScheme: theme as any, locale: lang === "ar" ? "ar-KW" : "en-US" , hasTouch: +width!<600});
    await ctx.addCookies([{name:"language",value:lang!,url:base}]);await ctx.addInitScript(`try{localStorage.setItem("language","${lang}")}catch{}`);
    if (who !== "visitor") {
      const page = await ctx.newPage();
      await page.goto(base + "/login?lang=" + lang);
      const r = await ctx.request.post(base + "/api/auth/login", { data: { email: who + "@demo.test", password: "Karate-2026" }, headers: { "sec-fetch-site": "same-origin", origin: base } });
      if (!r.ok()) console.log(who, r.status(), await r.text());
      await page.close();
    }
    contexts.set(key, ctx);
  }
  const page = await ctx.newPage();
  page.on("console", (m: any) => { if (m.type() === "error") console.log(key, path, m.text().slice(0, 200)); });
  await page.goto(base + path, { waitUntil: "networkidle" });
  const name = `${out}/${key}${path!.replace(/\W+/g, "_")}${action ? "-" + (action.replace(/[^\w\u0600-\u06ff]+/g, "_")).slice(0, 30) : ""}.png`;
  if (action) for (const a of action.split(">>")) {
    if (a.startsWith("wait:")) await page.waitForTimeout(+a.slice(5));
    else if (a.startsWith("scroll:")) await page.locator(a.slice(7)).first().scrollIntoViewIfNeeded();
    else await page.locator(a).first().click();
  }
  if (action) await page.waitForTimeout(500);
  const size = await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]");
  await page.screenshot({ path: name, fullPage: mode === "full" });
  console.log(name, size);
  await page.close();
}
await browser.close();
