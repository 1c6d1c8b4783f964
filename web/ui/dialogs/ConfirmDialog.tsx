import type { ComponentProps } from "react";
import { FormDialog } from "./FormDialog.tsx";

type Props = Omit<ComponentProps<typeof FormDialog>, "onSubmit" | "write"> & {
	/** The write that the confirm button makes. */
	write: NonNullable<ComponentProps<typeof FormDialog>["write"]> & { mutate: () => void };
};

/**
 * A dialog whose button makes one write: a confirmation or a single choice, without its own form.
 */
export default function ConfirmDialog({ write, ...rest }: Props) {
	return <FormDialog {...rest} write={write} onSubmit={() => write.mutate()} />;
}
