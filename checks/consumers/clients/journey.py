"""A driver replaces a lost licence, with the standard library only: log in, list, draft, upload, submit, pay."""

import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request
import uuid

KWAN = os.environ["KWAN"]
EMAIL = os.environ["EMAIL"]
PNG = bytes.fromhex(os.environ["PNG"])


class KwanError(Exception):
    """The server refused a call. `code` is stable, and `body` has the messages."""

    def __init__(self, status, body):
        super().__init__(body.get("detail") or json.dumps(body))
        self.status, self.code, self.body = status, body["code"], body


class Kwan:
    def __init__(self, base):
        self.base, self.token = base, None

    def send(self, method, path, data=None, content_type="application/json", headers={}):
        headers = {"Content-Type": content_type, **headers}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        if method == "POST":
            headers["Idempotency-Key"] = str(uuid.uuid4())
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer), answer.headers
        except urllib.error.HTTPError as error:
            raise KwanError(error.code, json.load(error)) from None

    def get(self, path, **query):
        return self.send("GET", path + ("?" + urllib.parse.urlencode(query) if query else ""))

    def post(self, path, body, **headers):
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.send("POST", path, json.dumps(body).encode(), headers=names)[0]

    def upload(self, path, fields, name, content):
        line = uuid.uuid4().hex
        parts = [
            f'--{line}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'.encode()
            for field, value in fields.items()
        ]
        head = f'--{line}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\nContent-Type: image/png\r\n\r\n'
        data = b"".join([*parts, head.encode(), content, f"\r\n--{line}--\r\n".encode()])
        return self.send("POST", path, data, "multipart/form-data; boundary=" + line)[0]


def code_from_mailbox():
    with urllib.request.urlopen(KWAN + "/mailbox", timeout=30) as page:
        text = re.sub("<[^>]+>", " ", page.read().decode())
    return re.search(r"\b(\d{6})\b", text.split(EMAIL)[1]).group(1)


kwan = Kwan(KWAN + "/api")
sent = kwan.post("/learner/login/email/initiate/", {"email": EMAIL, "password": "Kente-Gold-2026"})
login = kwan.post(
    f"/users/complete-login-email/{urllib.parse.quote(EMAIL)}/",
    {"code": code_from_mailbox(), "attempt": sent["attempt"]},
)
kwan.token = login["token"]

me, _ = kwan.get("/users/me/")
driver = me["driver"]
before, _ = kwan.get(f"/service/{driver}/", limit=1)
license, _ = kwan.get(f"/license/{driver}/")
branches, _ = kwan.get("/dvla/branches/", limit=1)

draft = kwan.post(
    "/service/lost-damaged-license/lost/",
    {
        "branch": branches["results"][0]["id"],
        "tier": "standard",
        "details": {
            "license_number": license["number"],
            "how": "lost",
            "lost_on": license["issued_on"],
            "where": "Makola market",
            "police_station": "Accra Central",
            "police_report_number": "ACC/2026/4410",
        },
    },
)
for document in draft["documents"]:
    kwan.upload("/document/", {"service": draft["id"], "document": document["document"]}, "photo.png", PNG)

current, headers = kwan.get(f"/service/lost-damaged-license/{draft['id']}/")
submitted = kwan.post(f"/service/{draft['id']}/action/", {"action": "submit"}, If_Match=headers["ETag"])
invoice = kwan.post(f"/service/generate_invoice/{draft['id']}/", {})
payment = kwan.post(
    f"/service/invoice/{invoice['id']}/pay/",
    {"channel": "mobile_money", "network": "mtn", "phone_number": "024 123 4567"},
)
# In the sandbox, the button on this page stands for the payer's phone.
urllib.request.urlopen(payment["checkout_url"], b"choice=approve", timeout=30).close()
paid = kwan.post(f"/service/{draft['id']}/confirm-payment/", {"reference": payment["reference"]})
after, _ = kwan.get(f"/service/{driver}/", limit=1)

try:
    kwan.get("/dvla/branch/nowhere/")
except KwanError as error:
    outcome = f"{error.status} {error.code}"

more = after["count"] - before["count"]
print(f"{more} more, {len(current['documents'])} documents, {submitted['status']}, {paid['status']}, then {outcome}")
