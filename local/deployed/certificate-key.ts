import { parameterName } from "#infra/parameter-name.ts";
import { ownCertificateKey } from "../stand-ins/certificate-key.ts";
import { callCloud } from "./callCloud.ts";

/** The local cloud is the stage that is deployed if none is named. */
const name = parameterName({ name: "dev" }, "certificate-key");

/** Stores the key that signs certificates, as operators do by hand. Returns where it is read. */
export async function storeCertificateKey(): Promise<{ CERTIFICATE_KEY_PARAMETER: string }> {
	const parameter = {
		Name: name,
		Value: await ownCertificateKey(),
		Type: "SecureString",
		Overwrite: true,
	};
	await callCloud("ssm", "/", parameter, "AmazonSSM.PutParameter");
	return { CERTIFICATE_KEY_PARAMETER: name };
}
