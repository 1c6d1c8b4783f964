import type { FieldValues } from "react-hook-form";
import { useText } from "../../core/language/messages.ts";
import { recordMessages } from "./records.messages.ts";
import { WholeField, type WholeFieldProps } from "./WholeField.tsx";

/** Number that sets a record's position among others. */
export const OrderField = <Values extends FieldValues>(props: WholeFieldProps<Values>) => (
	<WholeField className="short" hint={useText(recordMessages)("record.orderHint")} {...props} />
);
