import { Fragment } from "react";
import { Written } from "./Written.tsx";

const isolated = /\u2068([^\u2068\u2069]*)\u2069/;

/**
 * A text with names of people or things in it, each of them marked by `isolateName`: they get the language
 * of their script and a direction of their own.
 */
export const Sentence = ({ children, className }: { children: string; className?: string }) => (
	<span className={className}>
		{children.split(isolated).map((part, position) =>
			position % 2 === 1 ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
				<Written key={position}>{part}</Written>
			) : (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
				<Fragment key={position}>{part}</Fragment>
			),
		)}
	</span>
);
