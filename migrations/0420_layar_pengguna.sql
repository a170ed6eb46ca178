-- Which screens a person opens, how often and when last, and which he chose as his own: menus and
-- the search of the header put those first. Kept for the person, not for the browser.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE layar_pengguna (
  kode_toko text NOT NULL, user_id text NOT NULL REFERENCES users, path text NOT NULL,
  kali int NOT NULL DEFAULT 0 CHECK (kali >= 0), terakhir timestamptz,
  favorit boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kode_toko, user_id, path));
SELECT tabel_toko('layar_pengguna');
