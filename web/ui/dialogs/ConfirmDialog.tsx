import type { ComponentProps } from "react";
import type { useWrite } from "../../core/calls/useWrite.ts";
import { FormDialog } from "./FormDialog.tsx";

type Props = Omit<ComponentProps<typeof FormDialog>, "onSubmit" | "write"> & {
	/** What a yes does. */
	write: Pick<ReturnType<typeof useWrite>, "isPending" | "reason"> & { mutate: () => void };
};

/** A dialog whose button makes one write, with no form of its own: it asks once more, or has one thing to choose. */
export const ConfirmDialog = ({ write, ...rest }: Props) => (
	<FormDialog {...rest} write={write} onSubmit={() => write.mutate()} />
);
