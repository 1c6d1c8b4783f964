import {
	type ComponentProps,
	type ComponentType,
	createContext,
	lazy,
	type ReactElement,
	type ReactNode,
	Suspense,
	use,
	useEffect,
	useState,
} from "react";
import { CrashBoundary } from "../ui/states/CrashBoundary.tsx";
import { useHoldReveal } from "./holdReveal.ts";
import { useHydrated } from "./moments/useHydrated.ts";

const Fallback = createContext<ReactElement | null>(null);

/** Shows `fallback` for each lazy part inside it whose code is still loading. */
export const LazyParts = ({
	fallback = null,
	children,
}: {
	fallback?: ReactElement | null;
	children: ReactNode;
}) => (
	<Suspense fallback={fallback}>
		<Fallback value={fallback}>{children}</Fallback>
	</Suspense>
);

// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its properties.
type AnyComponent = ComponentType<any>;

type Code = {
	load: () => Promise<AnyComponent>;
	/** Undefined until the code is loaded. */
	loaded?: AnyComponent;
	/** The same part, which suspends until its code is loaded. */
	suspending: AnyComponent;
};

function LazyPart({ code, props }: { code: Code; props: object }) {
	const fallback = use(Fallback);
	const isHydrated = useHydrated();
	const [Part, setPart] = useState(() => (isHydrated ? code.loaded : code.suspending));
	const isMissing = Part === undefined;
	useHoldReveal(isMissing);
	useEffect(() => {
		if (!isMissing) return;
		code.load().then(
			(part) => setPart(() => part),
			(error: unknown) =>
				setPart(() => {
					// React throws it while rendering, so that an error boundary catches it.
					throw error;
				}),
		);
	}, [isMissing, code]);
	if (!Part) return fallback;
	return (
		<Fallback value={null}>
			<Part {...props} />
		</Fallback>
	);
}

/**
 * A component whose code is fetched when it is first shown. It does not suspend, because React keeps
 * a fallback of `Suspense` for at least 0.3 s, even if the code is loaded earlier. Only a prerendered
 * part suspends, so that its HTML stays until its code is loaded. A part that fails leaves the rest
 * of the page; a whole page leaves its error to the boundary around it.
 */
export function lazyPart<Part extends AnyComponent>(
	load: () => Promise<{ default: Part }>,
	{ isPage = false } = {},
) {
	const code: Code = {
		async load() {
			code.loaded ??= (await load()).default;
			return code.loaded;
		},
		suspending: lazy(load),
	};
	return (props: ComponentProps<Part>) => {
		const part = <LazyPart code={code} props={props} />;
		return isPage ? part : <CrashBoundary>{part}</CrashBoundary>;
	};
}
