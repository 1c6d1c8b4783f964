import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks that are not the public internet: IANA's registries of special addresses, RFC 6890. */
const special = new BlockList();
for (const network of [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/4",
	"240.0.0.0/4",
]) {
	const [address, bits] = network.split("/");
	special.addSubnet(address, Number(bits), "ipv4");
}
// Within what is public of IPv6: special purposes (Teredo among them), documentation, and IPv4 addresses in disguise.
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) {
	const [address, bits] = network.split("/");
	special.addSubnet(address, Number(bits), "ipv6");
}

const publicIPv6 = new BlockList();
publicIPv6.addSubnet("2000::", 3, "ipv6");

/** Whether an address is one of the public internet. All else is refused, IPv4 addresses written as IPv6 ones too. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !special.check(address, "ipv4");
	return isIPv6(address) && publicIPv6.check(address, "ipv6") && !special.check(address, "ipv6");
}
