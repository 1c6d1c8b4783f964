import { useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { priceFieldsMessages } from "./priceFields.messages.ts";

/** Says for whom a new fee counts. `count`: people who have a place. */
export function NewPriceNotice({ count }: { count: number }) {
	const text = useText(priceFieldsMessages);
	return <Notice role="status">{text("priceFields.newPrice", { count })}</Notice>;
}
