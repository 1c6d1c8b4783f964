import type { ComponentProps } from "react";
import { useText } from "../core/language/messages.ts";
import { Field } from "../ui/fields/Field.tsx";
import { recordMessages } from "./records.messages.ts";

/** Where a record stands among others. */
export const OrderField = (props: ComponentProps<typeof Field>) => (
	<Field
		className="short"
		dir="ltr"
		inputMode="numeric"
		hint={useText(recordMessages)("record.orderHint")}
		{...props}
	/>
);
