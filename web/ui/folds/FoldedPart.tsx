import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { LazyParts } from "../../core/lazyPart.tsx";
import { Loading } from "../states/Loading.tsx";
import "./folded-part.css";

type Props = {
	title: string;
	/** Anchor of the section, such as `#documents`: an address that names it opens the section. */
	anchor?: string;
	children: ReactNode;
};

/** A section that opens when pressed. Loads its content when first opened. */
export function FoldedPart({ title, anchor, children }: Props) {
	const { hash, key } = useLocation();
	const isNamed = anchor !== undefined && hash === anchor;
	const [isOpen, setOpen] = useState(isNamed);
	const [wasOpened, setOpened] = useState(isNamed);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again.
	useEffect(() => {
		if (isNamed) setOpen(true);
	}, [isNamed, key]);
	useEffect(() => {
		if (isOpen) setOpened(true);
	}, [isOpen]);
	return (
		<details
			id={anchor?.slice(1)}
			className="card folded-part"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>
				<h2>{title}</h2>
			</summary>
			{wasOpened && (
				<div className="stack">
					<LazyParts fallback={<Loading />}>{children}</LazyParts>
				</div>
			)}
		</details>
	);
}
