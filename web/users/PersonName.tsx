import { Written } from "../ui/texts/Written.tsx";
import { useNames } from "./names.ts";

/** Somebody's full name as the reader writes it, in the language of its letters. */
export function PersonName({ person }: { person: Parameters<ReturnType<typeof useNames>>[0] }) {
	const name = useNames()(person).full;
	return <Written>{name}</Written>;
}
