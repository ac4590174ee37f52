"""A program of another team: renews a licence against kwan-mock, with the standard library only."""

import json
import sys
import urllib.error
import urllib.request

base = sys.argv[1]


def call(method, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(base + path, data, {"content-type": "application/json", **names}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            text = response.read()
    except urllib.error.HTTPError as refused:
        text = refused.read()
    return json.loads(text) if text else None


email = "driver@kwan.example"
[person] = [each for each in call("GET", "/mock/people/") if each["email"] == email]
started = call("POST", "/api/learner/login/email/initiate/", {"email": email, "password": person["password"]})
code = call("GET", "/mock/codes/?to=" + email)[0]["code"]
session = call("POST", f"/api/users/complete-login-email/{email}/", {"code": code, "attempt": started["attempt"]})
authorization = "Bearer " + session["token"]

number = call("GET", f"/api/license/{person['driver']}/", authorization=authorization)["number"]
form = {"branch": "brn_01ga1", "submit": True, "details": {"license_number": number, "health_changed": False}}
renewal = call("POST", "/api/service/drivers-renewal/", form, authorization=authorization)
again = call("POST", "/api/service/drivers-renewal/", form, authorization=authorization)
invoice = call("POST", f"/api/service/generate_invoice/{renewal['id']}/", authorization=authorization)

call("POST", "/mock/faults/", {"fault": {"drop": "answer"}, "call": "startPayment", "times": 1})
path, way = f"/api/service/invoice/{invoice['id']}/pay/", {"channel": "card"}
try:
    call("POST", path, way, idempotency_key="once")
    lost = False
except OSError:
    lost = True
payment = call("POST", path, way, idempotency_key="once")
call("POST", f"/mock/payments/{payment['reference']}/", {"choice": "approve"})
paid = call("POST", f"/api/service/{renewal['id']}/confirm-payment/", {"reference": payment["reference"]})
attempts = [each for each in call("GET", "/mock/attempts/") if each["call"] == "startPayment"]
print(again["code"], lost, paid["status"], len(attempts))
