-- When somebody last put a hand to it (a key, a pointer, a scan): a page that only lies open gives
-- signs of life (terlihat), and they do not keep the session from ending (docs/adr/0175).
ALTER TABLE sesi ADD dipakai timestamptz NOT NULL DEFAULT now();
UPDATE sesi SET dipakai = terlihat;
