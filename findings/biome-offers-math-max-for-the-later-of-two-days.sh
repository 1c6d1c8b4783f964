#!/usr/bin/env bash
# Biome's rule useMathMinMax leaves parameters of type string alone, but offers Math.max for the
# later of two texts that a function returns. With its fix, the later of two ISO days is NaN.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @biomejs/biome@2.6.8
npx biome --version

cat >biome.json <<'JSON'
{ "linter": { "rules": { "complexity": { "useMathMinMax": "warn" } } } }
JSON
cat >typed.ts <<'TS'
export const laterOf = (one: string, other: string) => (one > other ? one : other);
TS
cat >returned.ts <<'TS'
const dayOf = (date: number) => `2026-03-${date}`;
export function laterDay() {
	const [one, other] = [dayOf(11), dayOf(12)];
	const first = dayOf(13);
	const second = dayOf(14);
	return one === other ? one : first > second ? first : second;
}
TS
typed=$(npx biome lint --colors=off typed.ts 2>&1)
returned=$(npx biome lint --colors=off returned.ts 2>&1 || true)
echo "$returned"
node -p '"Math.max of two days: " + Math.max("2026-03-13", "2026-03-14")'

! grep -q useMathMinMax <<<"$typed"
grep -q useMathMinMax <<<"$returned"
echo "Seen: no warning for parameters of type string, a warning with a fix for returned texts."
