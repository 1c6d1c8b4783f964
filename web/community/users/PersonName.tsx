import { Written } from "../../ui/texts/Written.tsx";
import { useNames } from "./names.ts";

/** A person's full name in the reader's language, marked with the language of its script. */
export function PersonName({ person }: { person: Parameters<ReturnType<typeof useNames>>[0] }) {
	const name = useNames()(person).full;
	return <Written>{name}</Written>;
}
