import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { type ButtonKind, buttonClass } from "./Button.tsx";

type Props = { kind?: ButtonKind } & (LinkProps | (ComponentProps<"a"> & { href: string }));

/** A link styled as a button: `to` for pages, `href` for other targets such as files. */
export function ButtonLink({ kind, className, ...props }: Props) {
	const looks = buttonClass(kind, className);
	return "to" in props ? <Link className={looks} {...props} /> : <a className={looks} {...props} />;
}
