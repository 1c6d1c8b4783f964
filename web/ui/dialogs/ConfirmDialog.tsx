import type { ComponentProps } from "react";
import type { useWrite } from "../../core/calls/useWrite.ts";
import { FormDialog } from "./FormDialog.tsx";

type Props = Omit<ComponentProps<typeof FormDialog>, "onSubmit" | "write"> & {
	/** What a yes does. */
	write: Pick<ReturnType<typeof useWrite>, "isPending" | "reason"> & { mutate: () => void };
};

/** Asks once more before something that cannot be undone, and says what follows from a yes. */
export const ConfirmDialog = ({ write, ...rest }: Props) => (
	<FormDialog {...rest} write={write} onSubmit={() => write.mutate()} />
);
