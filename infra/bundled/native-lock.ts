type Entry = {
	version: string;
	integrity?: string;
	optional?: boolean;
	dev?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
};
export type Lock = { lockfileVersion: number; packages: Record<string, Entry> };

/**
 * Path at which Node resolves a dependency: in the folder's own node_modules, else in those above.
 */
function placeOf({ packages }: Lock, name: string, from: string): string | undefined {
	for (
		let above = from;
		;
		above = above.slice(0, Math.max(0, above.lastIndexOf("/node_modules/")))
	) {
		const place = `${above ? `${above}/` : ""}node_modules/${name}`;
		if (packages[place]) return place;
		if (above === "") return undefined;
	}
}

/**
 * Extracts the part of a lockfile that one package needs, as a package and lockfile for `npm ci`
 * beside a bundle. Throws if a package has no checksum.
 */
export function lockOf(lock: Lock, name: string) {
	const packages: Record<string, Entry> = {};
	const take = (dependency: string, from: string, optional: boolean) => {
		const place = placeOf(lock, dependency, from);
		if (!place && optional) return;
		if (!place) throw new Error(`package-lock.json has no ${dependency}`);
		if (packages[place]) return;
		const { dev: _, ...entry } = lock.packages[place];
		if (!entry.integrity) throw new Error(`package-lock.json has no checksum of ${dependency}`);
		packages[place] = entry;
		for (const needed of Object.keys(entry.dependencies ?? {})) take(needed, place, optional);
		for (const needed of Object.keys(entry.optionalDependencies ?? {})) take(needed, place, true);
	};
	take(name, "", false);
	const root = {
		name: "native",
		version: "1.0.0",
		dependencies: { [name]: packages[`node_modules/${name}`].version },
	};
	return {
		package: { ...root, private: true },
		lock: {
			...root,
			lockfileVersion: lock.lockfileVersion,
			requires: true,
			packages: { "": root, ...packages },
		},
	};
}
