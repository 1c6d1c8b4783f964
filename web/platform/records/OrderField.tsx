import type { ComponentProps } from "react";
import { useText } from "../../core/language/messages.ts";
import { type Field, NumberField } from "../../ui/fields/Field.tsx";
import { recordMessages } from "./records.messages.ts";

/** Number that sets a record's position among others. */
export const OrderField = (props: ComponentProps<typeof Field>) => (
	<NumberField className="short" hint={useText(recordMessages)("record.orderHint")} {...props} />
);
