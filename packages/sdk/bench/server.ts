import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const branch = (n: number) => ({
  id: `brn_${n}`,
  code: `B${n}`,
  name: `Branch number ${n}`,
  region: "Greater Accra",
  city: "Accra",
  lat: 5.55,
  lon: -0.19,
  is_approximate: false,
  phone_number: "+233302000000",
  digital_address: "GA-100-0001",
  opening_hours: "Mo-Fr 08:00-16:00",
  is_test_centre: true,
  services: ["drivers-renewal", "learners-license"],
});

const page = (count: number): string =>
  JSON.stringify({
    count,
    next: null,
    previous: null,
    results: Array.from({ length: count }, (_, n) => branch(n)),
  });

/** Response bodies of about 1 kB and 100 kB. Each is a page of a list of branches. */
export const bodies = { "1 kB": page(3), "100 kB": page(310) } as const;

/** Starts a server that responds to every request with the body that matches its `limit`. */
export async function startBenchServer(): Promise<{ baseUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    const body = request.url?.includes("limit=100") ? bodies["100 kB"] : bodies["1 kB"];
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { baseUrl: `http://127.0.0.1:${port}/api`, close };
}
