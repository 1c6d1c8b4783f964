import {
	type ComponentProps,
	type ComponentType,
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	use,
	useEffect,
	useState,
} from "react";
import { useHydrated } from "./moments/useHydrated.ts";

const Fallback = createContext<ReactNode>(null);

/** What is shown in place of lazy parts within, while their code is being fetched. */
export const LazyParts = ({
	fallback = null,
	children,
}: {
	fallback?: ReactNode;
	children: ReactNode;
}) => (
	<Suspense fallback={fallback}>
		<Fallback value={fallback}>{children}</Fallback>
	</Suspense>
);

// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its properties.
type AnyComponent = ComponentType<any>;

/** The code of a part: before it is there, once it is there, and for a prerendered part. */
type Code = {
	load: () => Promise<AnyComponent>;
	loaded?: AnyComponent;
	prerendered: AnyComponent;
};

function LazyPart({ code, props }: { code: Code; props: object }) {
	const fallback = use(Fallback);
	const isHydrated = useHydrated();
	const [Part, setPart] = useState(() => (isHydrated ? code.loaded : code.prerendered));
	const isMissing = Part === undefined;
	useEffect(() => {
		if (!isMissing) return;
		// Thrown while rendering, for the error boundary around it.
		const fail = (error: unknown) => {
			throw error;
		};
		code.load().then(
			(part) => setPart(() => part),
			(error: unknown) => setPart(() => fail(error)),
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
 * A component whose code is fetched when it is first shown. It does not suspend, because React shows
 * nothing new for 0.3 s after the fallback of `Suspense`, however soon the code is there. Only a
 * prerendered part suspends: its HTML stays until its code is there.
 */
export function lazyPart<Part extends AnyComponent>(load: () => Promise<{ default: Part }>) {
	const code: Code = {
		async load() {
			code.loaded ??= (await load()).default;
			return code.loaded;
		},
		prerendered: lazy(load),
	};
	return (props: ComponentProps<Part>) => <LazyPart code={code} props={props} />;
}
