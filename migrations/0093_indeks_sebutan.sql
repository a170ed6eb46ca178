-- Words about a person are found by his ids, in whatever shop they were said, and so is to whom he was joined.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX gabung_orang_orang_utama ON gabung_orang (orang_utama);
CREATE INDEX gabung_orang_orang_ganda ON gabung_orang (orang_ganda);
DROP INDEX tanda_curiga_rantai;
CREATE INDEX tanda_curiga_rantai ON tanda_curiga (pola, kunci);
